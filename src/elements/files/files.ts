/** What loads when files and links are first asked for. */
export { fromShareText } from '../../core/match.js';
export { filesPanel } from './panel.js';
export { FileTools } from './tools.js';
