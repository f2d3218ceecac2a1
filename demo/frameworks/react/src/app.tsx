import 'card-score/doko-score';
import type { DokoScore, RoundEventOn } from 'card-score/doko-score';
import { useState } from 'react';

export function App() {
  const [language, setLanguage] = useState('en');
  const [points, setPoints] = useState<readonly (number | null)[]>();
  const [match, setMatch] = useState<DokoScore['match']>();

  const follow = ({ detail, currentTarget }: RoundEventOn<DokoScore>) => {
    setPoints(detail.result?.points);
    setMatch(currentTarget.match);
  };

  return (
    <main lang={language}>
      <header>
        <h1>card-score in React</h1>
        <label>
          Language{' '}
          <select value={language} onChange={(event) => setLanguage(event.target.value)}>
            <option value="en">English</option>
            <option value="de">Deutsch</option>
            <option value="tr">Türkçe</option>
          </select>
        </label>
      </header>
      <doko-score
        players="Anna, Bernd, Clara, Dieter"
        storage="react"
        onround-scored={follow}
        onround-revised={follow}
        onround-removed={follow}
      />
      <p>
        Points of the last event: <output>{points?.join(', ') ?? 'none yet'}</output>
      </p>
      {match && (
        <>
          <h2>The same match, handed to a second element</h2>
          <doko-score readonly match={match} />
        </>
      )}
    </main>
  );
}
