/** What loads when a section is first opened in which the match is changed, or its words are explained. */
import { loaders } from '../../../localization/generated/shared-late.js';
import type { Part } from '../../../localization/tables.js';
import type { SectionsView } from '../../game-view.js';
import type { MatchPage } from '../../match-page.js';
import { rules } from '../../styles/rules.js';
import { sections as sheet } from '../../styles/sections.js';
import { adjust } from './adjust.js';
import { players } from './players.js';
import { redeal } from './redeal.js';
import { settings } from './settings.js';
import { terms } from './terms.js';

/** The page of a match with all that its sections show. */
export interface SectionPage extends MatchPage {
  readonly sections: SectionsView;
}

/** What stands in each of them. */
export const panels = { adjust, players, redeal, settings, terms } satisfies Record<
  string,
  (page: SectionPage) => unknown
>;

export { rulesText } from '../../settings/differences.js';
export { later, removalText } from './later.js';
export const styles = [sheet, rules];
export const words: readonly Part[] = [loaders];
