// One evening, shown by the rules of its table and again by those of the tournaments: the log is the same.
const evening = await (await fetch('house-evening.json')).json();
document.querySelector('#house').match = evening;
document.querySelector('#tournament').match = {
  ...evening,
  rules: { preset: 'tsr', rounds: evening.rules.rounds },
};
