import { isEmail } from '../forms/form'
import { RICH_TEXT_MOST } from './grammar'

export type LinkKind = 'own' | 'outside' | 'mail' | 'phone'

const PHONE = /^tel:\+?\d{2,15}$/
/** Of what is typed without a scheme this looks like a site. */
const SITE = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?:[/?#:]|$)/u
const UNFIT = /[\s\\"'<>`\p{Cc}\p{Cf}]/u

/** Where an address leads; null for one that no text may hold. */
export function linkKind(href: string): LinkKind | null {
  if (href === '' || href.length > RICH_TEXT_MOST.href || UNFIT.test(href)) return null
  if (PHONE.test(href)) return 'phone'
  if (/^mailto:/.test(href)) return isMail(href.slice('mailto:'.length)) ? 'mail' : null
  // Two slashes at the start would name another site.
  if (href.startsWith('/')) return href.startsWith('//') ? null : 'own'
  if (!href.startsWith('https://')) return null
  const url = URL.parse(href)
  // A name before the host makes one site look like another.
  return url?.hostname.includes('.') && url.username === '' && url.password === '' ? 'outside' : null
}

/** What is wrong with a link's address; null when nothing is. */
export function linkComplaint(href: string): string | null {
  if (href.length > RICH_TEXT_MOST.href) return `Адрес ссылки не\u00A0длиннее ${RICH_TEXT_MOST.href} знаков`
  if (linkKind(href)) return null
  return 'Адрес начинается с\u00A0https://, а\u00A0страница этого сайта\u00A0— с\u00A0/. Можно указать и\u00A0почту или телефон'
}

/** The address that was meant by what somebody typed or pasted: a site without a scheme, a mail, a phone. */
export function linkOf(typed: string): string {
  const text = typed.trim()
  if (isMail(text)) return `mailto:${text}`
  if (/^\+?[\d\s()-]+$/.test(text) && text.replace(/\D/g, '').length >= 5) return `tel:${text.replace(/[^\d+]/g, '')}`
  if (/^(?:tel|mailto|https):/i.test(text)) return text.replace(/^\w+/, (scheme) => scheme.toLowerCase())
  // Whoever still says http is answered over https by nearly every site.
  if (/^http:\/\//i.test(text)) return `https://${text.slice('http://'.length)}`
  return SITE.test(text) ? `https://${text}` : text
}

/** An address alone: a subject or further recipients would be put into the letter behind a person's back. */
const isMail = (text: string) => isEmail(text) && !/[?&%#/]/.test(text)
