<?php
// Installs the WordPress in a folder, with its users, and says its version: php setup.php FOLDER
// Publishes a post: php setup.php FOLDER publish ID
// Publishes what an administrator wrote, and says its number: php setup.php FOLDER write TEXT
[, $folder, $command, $argument] = $argv + array( 2 => 'install', 3 => '' );
if ( 'install' === $command ) {
	define( 'WP_INSTALLING', true );
}
require "$folder/wp-load.php";

if ( 'publish' === $command ) {
	wp_publish_post( (int) $argument );
	exit;
}
if ( 'write' === $command ) {
	wp_set_current_user( get_user_by( 'login', 'admin' )->ID );
	echo wp_insert_post( wp_slash( array( 'post_title' => 'Written', 'post_content' => $argument, 'post_status' => 'publish' ) ) );
	exit;
}

require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'A club', 'admin', 'admin@example.org', true, '', 'admin' );
wp_insert_user(
	array(
		'user_login' => 'contributor',
		'user_pass'  => 'contributor',
		'user_email' => 'contributor@example.org',
		'role'       => 'contributor',
	)
);
$quiet = array( 'welcomeGuide' => false );
foreach ( array( 'admin', 'contributor' ) as $name ) {
	$preferences = array(
		'core/edit-post' => $quiet,
		'core'           => $quiet,
		'_modified'      => gmdate( 'c' ),
	);
	update_user_meta( get_user_by( 'login', $name )->ID, $GLOBALS['table_prefix'] . 'persisted_preferences', $preferences );
}
echo get_bloginfo( 'version' );
