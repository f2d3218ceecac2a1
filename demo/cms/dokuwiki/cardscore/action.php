<?php
use dokuwiki\Extension\ActionPlugin;
use dokuwiki\Extension\Event;
use dokuwiki\Extension\EventHandler;

/** The script on every page, small by itself: it loads the elements that the page has a place for. */
class action_plugin_cardscore extends ActionPlugin {
	public function register( EventHandler $controller ) {
		$controller->register_hook( 'TPL_METAHEADER_OUTPUT', 'BEFORE', $this, 'addScript' );
	}

	public function addScript( Event $event ) {
		$event->data['script'][] = [
			'type' => 'module',
			'src' => DOKU_BASE . 'lib/plugins/cardscore/elements/embed.js',
			'_data' => '',
		];
	}
}
