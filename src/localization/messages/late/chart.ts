import type { Localizer } from '../../localizer.js';

export const chartSpoken = (l: Localizer): string =>
  l.msg('Chart of the totals; the same numbers are in the sheet', {
    id: 'm.chartSpoken',
    desc: 'Spoken name of the chart',
  });

export const chartLine = (l: Localizer): string =>
  l.msg('Highlighted line', {
    id: 'm.chartLine',
    desc: 'Under the chart: whose line stands out; the names follow',
  });
