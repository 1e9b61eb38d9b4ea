import type { Installation } from './installation'

/** Text as it may stand between tags and inside of a quoted attribute. */
export function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** A page that was built before anybody knew whose it is: `{{brand}}`, `{{utc_offset}}` and `{{off}}` as this installation has them. */
export function fillPage(html: string, { brand, utc_offset, off = [] }: Installation): string {
  return html
    .replaceAll('{{brand}}', () => escapeHtml(brand))
    .replaceAll('{{utc_offset}}', String(utc_offset))
    .replaceAll('{{off}}', off.join(' '))
}
