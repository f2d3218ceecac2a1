import { persistent } from '../localization/persistent.js';

/** What of a match is loaded when it is first asked for, or when there is time for it. A try that failed may be made again. */
export const late = {
  chart: persistent(() => import('./views/chart.js')),
  files: persistent(() => import('./files/files.js')),
  panels: persistent(() => import('./views/panels/panels.js')),
  settlement: persistent(() => import('./views/settlement.js')),
};

/** A part once it is there. */
export type Late<Name extends keyof typeof late> = Awaited<ReturnType<(typeof late)[Name]>>;
