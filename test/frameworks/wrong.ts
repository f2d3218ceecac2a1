/** For each app what its compiler has to refuse, a line each: that is how one knows that it looks at all. */
export interface Wrong {
  readonly file: string;
  readonly lines: readonly string[];
  /** The numbers of the lines that are wrong, from 1. */
  readonly refused: readonly number[];
}

export const WRONG: Readonly<Record<string, Wrong>> = {
  react: {
    file: 'src/wrong.tsx',
    lines: [
      'const click = (event: MouseEvent) => console.log(event);',
      'export const wrong = [',
      '  <doko-score readonly="yes" />,',
      '  <doko-score match={5} />,',
      '  <doko-score result={null} />,',
      '  <doko-score onround-scored={click} />,',
      '  <doko-score onroundscored={() => undefined} />,',
      '  <doko-score key="right" players={["Anna"]} onround-scored={({ detail }) => detail.game} />,',
      '  <okey-score />, // is not imported',
      '];',
    ],
    refused: [3, 4, 5, 6, 7, 9],
  },
  vue: {
    file: 'src/wrong.vue',
    lines: [
      '<script setup lang="ts">',
      'const click = (event: MouseEvent) => console.log(event);',
      '</script>',
      '<template>',
      '  <doko-score readonly="yes" />',
      '  <doko-score :match="5" />',
      '  <doko-score :result="null" />',
      '  <doko-score @round-scored="click" />',
      '  <doko-score @roundscored="() => undefined" />',
      '  <doko-score key="right" :players="[`Anna`]" @round-scored="({ detail }) => detail.game" />',
      '  <okey-score />',
      '</template>',
    ],
    refused: [5, 6, 7, 8, 9, 11],
  },
  svelte: {
    file: 'src/wrong.svelte',
    lines: [
      '<script lang="ts">',
      '  const click = (event: MouseEvent) => console.log(event);',
      '</script>',
      '<doko-score readonly="yes"></doko-score>',
      '<doko-score match={5}></doko-score>',
      '<doko-score result={null}></doko-score>',
      '<doko-score onround-scored={click}></doko-score>',
      '<doko-score onroundscored={() => undefined}></doko-score>',
      '<doko-score title="right" players={["Anna"]} onround-scored={({ detail }) => detail.game}></doko-score>',
    ],
    refused: [4, 5, 6, 7, 8],
  },
  angular: {
    file: 'src/wrong.ts',
    lines: [
      "import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';",
      '@Component({',
      "  selector: 'app-wrong',",
      '  schemas: [CUSTOM_ELEMENTS_SCHEMA],', // Angular then takes any property of a custom element
      '  template: `',
      '    <doko-score #score></doko-score>',
      '    {{ score.nothing }}',
      '    <doko-score (round-scored)="click($event)"></doko-score>',
      '    <doko-score (round-scored)="hear($event.detail.game)"></doko-score>',
      '  `,',
      '})',
      'export class Wrong {',
      '  click = (event: MouseEvent) => console.log(event);',
      "  hear = (game: 'doko') => console.log(game);",
      '}',
    ],
    refused: [7, 8],
  },
};
