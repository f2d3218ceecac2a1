/** What is loaded when it is first asked for. */
export const late = {
  chart: () => import('./views/chart.js'),
  files: () => import('./files/files.js'),
};
