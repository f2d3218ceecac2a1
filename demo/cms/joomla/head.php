<?php
// For the index.php of the template, after `defined('_JEXEC') or die;`. The script is small by itself: it loads the elements that
// the page has a place for.
$this->getWebAssetManager()->registerAndUseScript(
	'card-score',
	'media/card-score/embed.js',
	[],
	[ 'type' => 'module' ]
);
