import { escapeHtml } from '@ostrov/shared/formats/html'
import { formatDate, formatTime, type Instant, localParts } from '@ostrov/shared/formats/time'
import { Zip, ZipDeflate } from 'fflate'
import type { Em } from '../../db/orm'
import { rows } from '../../db/sql'
import { type Held, heldRows, MOST_ROWS, type Person } from './held'
import { HELD } from './register'

type Row = Record<string, unknown>
type Section = { title: string; rows: Row[]; is_cut: boolean }
type House = { brand: string; origin: string; now: Date }

const CUT = `Здесь последние ${MOST_ROWS}. Остальное пришлём, если напишете в\u00A0поддержку.`
const STYLE = `body{max-width:60rem;margin:0 auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:minmax(6rem,14rem) 1fr;gap:.25rem 1rem;margin:0;padding:1rem 0;border-top:1px solid #ccc}
dt{color:#555}dd{margin:0}ul{margin:0;padding-left:1rem}
dl dl{display:block;padding:0;border:0}dl dl dt,dl dl dd{display:inline}dl dl dt::after{content:': '}dl dl dd::after{content:'\\A';white-space:pre}
@media(max-width:40rem){dl{display:block}dd{margin-block-end:.5rem}}`

/** A zip with all that is kept of a person: once for machines, once to be read. A part at a time is in memory as rows. */
export async function dataFiles(em: Em, person: Person, house: House): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let failed: Error | null = null
  const zip = new Zip((problem, piece) => {
    failed ??= problem
    pieces.push(piece)
  })
  const [json, html] = [new ZipDeflate('данные.json'), new ZipDeflate('данные.html')]
  for (const file of [json, html]) {
    file.mtime = house.now
    zip.add(file)
  }
  const write = (file: ZipDeflate, text: string, isLast = false) => file.push(new TextEncoder().encode(text), isLast)
  write(json, `{\n"Составлено": ${JSON.stringify(house.now.toISOString())}`)
  write(html, head(house))
  for (const held of HELD) {
    const section = await read(em, held, person)
    write(json, `,\n${JSON.stringify(section.title)}: ${JSON.stringify(section.rows, null, 1)}`)
    write(html, sectionHtml(section, house))
  }
  write(json, '\n}\n', true)
  write(html, '</body></html>\n', true)
  zip.end()
  if (failed) throw failed
  return Buffer.concat(pieces)
}

async function read(em: Em, held: Held, person: Person): Promise<Section> {
  const found = await rows(em, heldRows(held, person))
  return { title: held.title, rows: found.slice(0, MOST_ROWS).map(({ row }) => row), is_cut: found.length > MOST_ROWS }
}

/** Nothing of it runs or is fetched, whatever people have written. */
function head({ brand, now }: House): string {
  const title = `Ваши данные\u00A0— ${escapeHtml(brand)}`
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title><style>${STYLE}</style></head><body>
<h1>${title}</h1><p>Всё, что мы храним о\u00A0вас. Составлено ${escapeHtml(atMoment(now))}.</p>
`
}

function sectionHtml({ title, rows, is_cut }: Section, house: House): string {
  const said = rows.map((row) => factsHtml(row, house)).join('\n')
  return `<section><h2>${escapeHtml(title)}</h2>${said || '<p>Ничего нет.</p>'}${is_cut ? `<p>${CUT}</p>` : ''}</section>\n`
}

/** What is empty is left out. */
function factsHtml(row: object, house: House): string {
  const facts = Object.entries(row).flatMap(([name, value]) => {
    const said = valueHtml(value, house)
    return said === '' ? [] : [`<dt>${escapeHtml(name)}</dt><dd>${said}</dd>`]
  })
  return `<dl>${facts.join('')}</dl>`
}

/** Read at any time, so never «today». */
const atMoment = (at: Instant) => `${formatDate(localParts(at).date, true)}, ${formatTime(at)}`

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

function valueHtml(value: unknown, house: House): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) {
    return value.length === 0 ? '' : `<ul>${value.map((one) => `<li>${valueHtml(one, house)}</li>`).join('')}</ul>`
  }
  if (typeof value === 'object') return factsHtml(value, house)
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  const text = String(value)
  if (MOMENT.test(text)) return escapeHtml(atMoment(text))
  if (!text.startsWith('/api/images/')) return escapeHtml(text)
  const url = escapeHtml(house.origin + text)
  return `<a href="${url}" rel="noreferrer">${url}</a>`
}
