<?php
/**
 * Plugin Name: card-score
 * Description: Score sheets for Doppelkopf, Okey and Rummy: a block, the shortcode [card-score], and <div data-card-score="…"> wherever it stands.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 */

namespace CardScore;

defined( 'ABSPATH' ) || exit;

/** What an author may say beside the game: the element's own attributes, and nothing that a page could run. */
const ATTRIBUTES = array( 'players', 'view', 'rules', 'round', 'lang', 'storage', 'words', 'cards', 'readonly', 'disabled' );

/** The address of a file of the elements, which lie in this plugin's own folder. */
function address( string $file ): string {
	return plugins_url( "elements/$file", __FILE__ );
}

function version(): string {
	return get_file_data( __FILE__, array( 'version' => 'Version' ) )['version'];
}

/**
 * Sees to it that the page gets a script: as a module, which loads what the page needs and no more, or before
 * WordPress 6.5 the classic script that holds everything.
 */
function load( string $name = 'embed' ): void {
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( "card-score/$name", address( "$name.js" ), array(), version() );
	} else {
		wp_enqueue_script( 'card-score' );
	}
}

/** The place that a script fills with its element. */
function place( array $given, string $inner = '' ): string {
	load();
	$html = sprintf( '<div data-card-score="%s"', esc_attr( $given['game'] ?? '' ) );
	foreach ( ATTRIBUTES as $name ) {
		$value = $given[ $name ] ?? '';
		if ( ! is_scalar( $value ) || '' === $value || false === $value ) {
			continue;
		}
		$html .= sprintf( ' data-%s="%s"', $name, true === $value ? '' : esc_attr( $value ) );
	}
	return "$html>$inner</div>";
}

/** [card-score game="doko" players="Anna, Bernd, Clara, Dieter"]For readers without JavaScript[/card-score] */
function shortcode( $given, ?string $inner = null ): string {
	$attributes = array();
	foreach ( (array) $given as $name => $value ) {
		if ( is_int( $name ) ) {
			$attributes[ $value ] = true; // an attribute without a value, such as readonly
		} else {
			$attributes[ $name ] = $value;
		}
	}
	return place( $attributes, wp_kses_post( $inner ?? '' ) );
}

function block( array $attributes ): string {
	return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), place( $attributes ) );
}

/** Loads what stands in a text by itself: places, and elements of those who may write any tag. */
function found( string $html ): string {
	if ( false !== strpos( $html, 'data-card-score=' ) ) {
		load();
	}
	preg_match_all( '/<([a-z]+-score)\b/', $html, $tags );
	foreach ( array_unique( $tags[1] ) as $tag ) {
		if ( is_file( __DIR__ . "/elements/$tag.js" ) ) {
			load( $tag );
		}
	}
	return $html;
}

add_action(
	'init',
	function () {
		wp_register_script(
			'card-score',
			address( 'card-score.classic.js' ),
			array(),
			version(),
			array(
				'strategy'  => 'defer',
				'in_footer' => true,
			)
		);
		register_block_type( __DIR__ . '/block', array( 'render_callback' => __NAMESPACE__ . '\block' ) );
		add_shortcode( 'card-score', __NAMESPACE__ . '\shortcode' );
	}
);

add_filter( 'the_content', __NAMESPACE__ . '\found', 20 );
add_filter( 'render_block', __NAMESPACE__ . '\found', 20 );

/** The block editor shows the element itself, in the page or in a frame of it. */
add_action(
	'enqueue_block_assets',
	function () {
		if ( is_admin() ) {
			wp_enqueue_script( 'card-score' );
		}
	}
);

/** Before WordPress 6.3 a script has no strategy. */
add_filter(
	'script_loader_tag',
	function ( $tag, $handle ) {
		return 'card-score' === $handle && false === strpos( $tag, ' defer' ) ? str_replace( ' src=', ' defer src=', $tag ) : $tag;
	},
	10,
	2
);
