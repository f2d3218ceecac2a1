<?php
namespace MediaWiki\Extension\CardScore;

/** <card-score game="doko" players="Anna, Bernd, Clara, Dieter">For readers without JavaScript</card-score> */
class Hooks {
	/** What an author may say beside the game: the element's own attributes, and nothing that a page could run. */
	private const ATTRIBUTES = [ 'players', 'view', 'rules', 'round', 'lang', 'storage', 'words', 'cards', 'readonly', 'disabled' ];

	public static function onParserFirstCallInit( $parser ) {
		$parser->setHook( 'card-score', [ self::class, 'render' ] );
	}

	public static function render( $inner, array $given, $parser, $frame ) {
		global $wgCardScorePath;
		$script = sprintf( '<script type="module" src="%s/embed.js"></script>', htmlspecialchars( $wgCardScorePath ) );
		$parser->getOutput()->addHeadItem( $script, 'card-score' );

		$html = sprintf( '<div data-card-score="%s"', htmlspecialchars( $given['game'] ?? '' ) );
		foreach ( self::ATTRIBUTES as $name ) {
			if ( isset( $given[$name] ) ) {
				$html .= sprintf( ' data-%s="%s"', $name, htmlspecialchars( $given[$name] ) );
			}
		}
		return "$html>" . $parser->recursiveTagParse( $inner ?? '', $frame ) . '</div>';
	}
}
