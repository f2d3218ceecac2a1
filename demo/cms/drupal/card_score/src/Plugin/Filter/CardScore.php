<?php

namespace Drupal\card_score\Plugin\Filter;

use Drupal\filter\FilterProcessResult;
use Drupal\filter\Plugin\FilterBase;

/**
 * Loads the script for the places of a text, and changes nothing of it.
 *
 * @Filter(
 *   id = "card_score",
 *   title = @Translation("Score sheets"),
 *   description = @Translation("Turns places such as &lt;div data-card-score=&quot;doko&quot;&gt; into score sheets."),
 *   type = Drupal\filter\Plugin\FilterInterface::TYPE_TRANSFORM_REVERSIBLE
 * )
 */
class CardScore extends FilterBase {

  public function process($text, $langcode) {
    $result = new FilterProcessResult($text);
    if (str_contains($text, 'data-card-score=')) {
      $result->addAttachments(['library' => ['card_score/embed']]);
    }
    return $result;
  }

}
