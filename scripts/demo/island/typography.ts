const SHORT_WORDS = 'а|без|в|во|для|до|за|и|из|из-за|или|к|ко|на|не|ни|но|о|об|от|по|под|при|про|с|со|у|я|мы|вы'
const AFTER_SHORT_WORD = new RegExp(`(?<=^|[\\s«„(—])(${SHORT_WORDS}) (?=\\S)`, 'giu')

/** Puts non-breaking spaces after short words, before dashes and between a number and its unit. */
export function glue(text: string): string {
  return text
    .replace(AFTER_SHORT_WORD, '$1\u00a0')
    .replace(AFTER_SHORT_WORD, '$1\u00a0')
    .replace(/ —/g, '\u00a0—')
    .replace(/(\d) (?=₽|г |г,|г\.|г$|кг|мл|л |л,|л\.|см|шт|мин|час|ч\.|°|%|\d{3}(?!\d))/g, '$1\u00a0')
}
