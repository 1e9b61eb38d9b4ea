/**
 * What a letter looks like on a dark screen, which programs that know one take over what is said inline. The site's policy knows it by
 * its hash, and allows it on the page of letters alone.
 */
export const LETTER_STYLE = `@media (prefers-color-scheme:dark){${[
  '.room{background:#0f1615!important;color:#eef3f1!important}',
  '.sheet{background:#1b2524!important}',
  '.brand,a{color:#5cc3ba!important}',
  '.act{color:#fff!important}',
  '.small{color:#9fb0ac!important}',
].join('')}}`
