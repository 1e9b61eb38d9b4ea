import { attributes, type Markup, markup } from '../formats/markup'
import { nbsp } from '../formats/typography'
import type { Block, Inline, List, Mark, Paragraph, RichImage, RichText, Table } from './grammar'
import { linkKind } from './links'

/** Draws a stored picture as its page does; null for one that is no more. */
type Drawn = { image: (image: RichImage['attrs']) => Markup | null }

/** A text as plain HTML: escaped, without styles and scripts, in words that hold together as the product's own do. */
export function richTextHtml({ content }: RichText, drawn: Drawn): Markup {
  return markup`${content.map((block) => blockHtml(block, drawn))}`
}

function blockHtml(block: Block | Paragraph | List, drawn: Drawn): Markup | null {
  switch (block.type) {
    case 'paragraph':
      return markup`<p>${inlineHtml(block.content)}</p>`
    case 'heading':
      return block.attrs.level === 2
        ? markup`<h2>${inlineHtml(block.content)}</h2>`
        : markup`<h3>${inlineHtml(block.content)}</h3>`
    case 'bullet_list':
      return markup`<ul>${itemsHtml(block, drawn)}</ul>`
    case 'ordered_list':
      return markup`<ol>${itemsHtml(block, drawn)}</ol>`
    case 'blockquote':
      return markup`<blockquote>${block.content.map((one) => blockHtml(one, drawn))}</blockquote>`
    case 'image':
      return imageHtml(block.attrs, drawn)
    case 'table':
      return tableHtml(block)
    case 'horizontal_rule':
      return markup`<hr>`
  }
}

const itemsHtml = ({ content }: List, drawn: Drawn) =>
  content.map((item) => markup`<li>${item.content.map((one) => blockHtml(one, drawn))}</li>`)

/** In a box of its own, in which a wide one is moved by a finger and by keys. */
function tableHtml({ content }: Table): Markup {
  const rows = content.map(
    (row, at) =>
      markup`<tr>${row.content.map((cell) => {
        const words = cell.content?.map(partHtml) ?? []
        if (cell.type === 'table_cell') return markup`<td>${words}</td>`
        return markup`<th${attributes({ scope: at === 0 ? 'col' : 'row' })}>${words}</th>`
      })}</tr>`,
  )
  return markup`<div${attributes({ class: 'rich-text__table', role: 'group', 'aria-label': 'Таблица', tabindex: '0' })}><table><tbody>${rows}</tbody></table></div>`
}

function imageHtml(attrs: RichImage['attrs'], { image }: Drawn): Markup | null {
  const picture = image(attrs)
  if (!picture) return null
  const caption = attrs.caption && markup`<figcaption>${nbsp(attrs.caption)}</figcaption>`
  return markup`<figure>${picture}${caption}</figure>`
}

/** An empty paragraph is an empty line, which one without a break in it would not be. */
function inlineHtml(content: readonly Inline[] = []): Markup | Markup[] {
  return content.length === 0 ? markup`<br>` : content.map(partHtml)
}

function partHtml(part: Inline): Markup {
  const words = part.type === 'text' ? markup`${nbsp(part.text)}` : markup`<br>`
  return (part.marks ?? []).reduceRight(marked, words)
}

function marked(words: Markup, mark: Mark): Markup {
  if (mark.type === 'bold') return markup`<strong>${words}</strong>`
  if (mark.type === 'italic') return markup`<em>${words}</em>`
  const { href } = mark.attrs
  const kind = linkKind(href)
  if (!kind) return words
  // The site's script asks before it leaves for another site; the attributes hold where none runs.
  const leaving = attributes(kind === 'outside' ? { href, rel: 'noopener noreferrer nofollow' } : { href })
  return markup`<a${leaving}>${words}</a>`
}
