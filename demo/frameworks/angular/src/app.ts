import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import 'card-score/doko-score';
import type { DokoScore, RoundScoredEvent } from 'card-score/doko-score';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main [lang]="language()">
      <header>
        <h1>card-score in Angular</h1>
        <label>
          Language
          <select #choice [value]="language()" (change)="language.set(choice.value)">
            <option value="en">English</option>
            <option value="de">Deutsch</option>
            <option value="tr">Türkçe</option>
          </select>
        </label>
      </header>
      <doko-score
        #score
        players="Anna, Bernd, Clara, Dieter"
        storage="angular"
        (round-scored)="follow($event, score)"
        (round-revised)="follow($event, score)"
        (round-removed)="follow($event, score)"
      ></doko-score>
      <p>
        Points of the last event: <output>{{ points()?.join(', ') ?? 'none yet' }}</output>
      </p>
      @if (match(); as match) {
        <h2>The same match, handed to a second element</h2>
        <doko-score readonly [match]="match"></doko-score>
      }
    </main>
  `,
})
export class App {
  readonly language = signal('en');
  readonly points = signal<readonly (number | null)[] | undefined>(undefined);
  readonly match = signal<DokoScore['match'] | undefined>(undefined);

  follow({ detail }: RoundScoredEvent, { match }: DokoScore): void {
    this.points.set(detail.result?.points);
    this.match.set(match);
  }
}
