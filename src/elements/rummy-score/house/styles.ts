import { css } from 'lit';

/** What only the family’s rules bring into the form. */
export const styles = css`
  .pl > .drops {
    margin-block: var(--_space);
  }
  .drops .opt > span {
    font-size: var(--_s);
  }
`;
