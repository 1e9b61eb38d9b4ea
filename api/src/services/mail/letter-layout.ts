import { escapeHtml } from '@ostrov/shared/formats/html'
import { LETTER_STYLE } from '@ostrov/shared/messages/letter-style'
import type { Letter } from './mail'

export type Brand = { brand: string; support_email: string }
type Parts = Brand & {
  title: string
  lines: readonly string[]
  action?: Link
  rows?: Row[]
  groups?: readonly Group[]
  /** What is said last, in small letters. */
  foot?: Link
}
type Row = { name: string; sum: string }
type Link = { label: string; url: string }
/** Links under a heading, and what else may be done with all of them. */
type Group = { title: string; links: readonly Link[]; more: readonly Link[] }

/** A letter as text and as a page of its own. */
export function letter(parts: Parts): Letter {
  return { subject: oneLine(parts.title), text: plainText(parts), html: html(parts) }
}

function plainText({ brand, support_email, title, lines, rows = [], action, groups = [], foot }: Parts) {
  const table = rows.map((row) => `${row.name} — ${row.sum}`).join('\n')
  const said = groups.map((group) => [group.title, ...[...group.links, ...group.more].map(plainLink)].join('\n'))
  const links = [action, foot].map((one) => (one === undefined ? '' : plainLink(one)))
  const sections = [title, ...lines, ...said, table, ...links, `${brand}. Вопросы: ${support_email}`]
  return sections.filter((one) => one !== '').join('\n\n')
}

const plainLink = ({ label, url }: Link) => `${label}: ${url}`

/** Tables and inline styles, because mail programs know no better. */
function html({ brand, support_email, title, lines, rows = [], action, groups = [], foot }: Parts) {
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('')
  const table =
    rows.length === 0 ? '' : `<table width="100%" style="margin:0 0 16px">${rows.map(tableRow).join('')}</table>`
  const button =
    action === undefined
      ? ''
      : `<p style="margin:24px 0"><a class="act" href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:#0b6767;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>`
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${LETTER_STYLE}</style></head>
<body class="room" style="margin:0;padding:24px;background:#faf8f4;color:#16211f;font:16px/1.45 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff;overflow-wrap:anywhere;word-break:break-word">
<p class="brand" style="margin:0 0 24px;color:#0b6767;font-weight:700">${escapeHtml(brand)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeHtml(title)}</h1>
${paragraphs}${groups.map(groupHtml).join('')}${table}${button}
${foot === undefined ? '' : `<p style="margin:24px 0 0;font-size:13px">${htmlLink(foot)}</p>`}<p class="small" style="margin:24px 0 0;color:#5b6866;font-size:13px">Вопросы: <a href="mailto:${escapeHtml(support_email)}" style="color:#0b6767">${escapeHtml(support_email)}</a></p>
</div></body></html>`
}

function groupHtml({ title, links, more }: Group) {
  const listed = links.map((link) => `<p style="margin:0 0 8px">${htmlLink(link)}</p>`).join('')
  const acts = more.map(htmlLink).join(' · ')
  return `<h2 style="margin:24px 0 8px;font-size:18px">${escapeHtml(title)}</h2>${listed}<p style="margin:0 0 16px;font-size:13px">${acts}</p>`
}

const htmlLink = ({ label, url }: Link) => `<a href="${escapeHtml(url)}" style="color:#0b6767">${escapeHtml(label)}</a>`

function tableRow({ name, sum }: Row) {
  return `<tr><td style="padding:6px 0">${escapeHtml(name)}</td><td align="right" style="padding:6px 0;white-space:nowrap">${escapeHtml(sum)}</td></tr>`
}

function oneLine(text: string) {
  return text.replace(/\s*[\r\n]+\s*/g, ' ')
}
