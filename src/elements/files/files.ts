/** What loads when files and links are first asked for. */
import { sections } from '../styles/sections.js';

export { fromShareText } from '../../core/match.js';
export { filesPanel } from './panel.js';
export { FileTools } from './tools.js';
export const styles = [sections];
