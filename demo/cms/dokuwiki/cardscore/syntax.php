<?php
use dokuwiki\Extension\SyntaxPlugin;

/** <card-score game="doko" players="Anna, Bernd, Clara, Dieter">For readers without JavaScript</card-score> */
class syntax_plugin_cardscore extends SyntaxPlugin {
	/** What an author may say beside the game: the element's own attributes, and nothing that a page could run. */
	private const ATTRIBUTES = [ 'players', 'view', 'rules', 'round', 'lang', 'storage', 'words', 'cards', 'readonly', 'disabled' ];

	/** What stands in the tag; between quotation marks anything. */
	private const GIVEN = '(?:[^>"\']|"[^"]*"|\'[^\']*\')*';

	public function getType() {
		return 'substition';
	}

	public function getPType() {
		return 'block';
	}

	public function getSort() {
		return 155;
	}

	public function connectTo( $mode ) {
		$this->Lexer->addSpecialPattern( '<card-score\b' . self::GIVEN . '>.*?</card-score>', $mode, 'plugin_cardscore' );
	}

	public function handle( $match, $state, $pos, Doku_Handler $handler ) {
		preg_match( '/^<card-score(' . self::GIVEN . ')>(.*)<\/card-score>$/s', $match, $parts );
		preg_match_all( '/([a-z]+)(?:\s*=\s*(?:"([^"]*)"|\'([^\']*)\'))?/', $parts[1], $found, PREG_SET_ORDER );
		$attributes = [];
		foreach ( $found as $one ) {
			$attributes[$one[1]] = ( $one[2] ?? '' ) . ( $one[3] ?? '' );
		}
		return [ $attributes, trim( $parts[2] ) ];
	}

	public function render( $mode, Doku_Renderer $renderer, $data ) {
		[ $given, $inner ] = $data;
		if ( $mode !== 'xhtml' ) {
			$renderer->cdata( $inner );
			return true;
		}
		$html = sprintf( '<div data-card-score="%s"', hsc( $given['game'] ?? '' ) );
		foreach ( self::ATTRIBUTES as $name ) {
			if ( isset( $given[$name] ) ) {
				$html .= sprintf( ' data-%s="%s"', $name, hsc( $given[$name] ) );
			}
		}
		$renderer->doc .= "$html>" . hsc( $inner ) . '</div>';
		return true;
	}
}
