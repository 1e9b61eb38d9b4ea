import type { Block, Inline, List, Paragraph, RichText } from './grammar'

/** The words alone, a line for each paragraph, heading, picture and row of a table: for search, previews, letters and the log. */
export function richTextPlain({ content }: RichText): string {
  return content.flatMap(linesOf).join('\n')
}

function linesOf(block: Block | Paragraph | List): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [wordsOf(block.content ?? [])]
    case 'bullet_list':
    case 'ordered_list':
      return block.content.flatMap((item) => item.content.flatMap(linesOf))
    case 'blockquote':
      return block.content.flatMap(linesOf)
    case 'image':
      return [block.attrs.caption || block.attrs.alt]
    case 'table':
      return block.content.map((row) =>
        row.content.map((cell) => wordsOf(cell.content ?? []).replaceAll('\n', ' ')).join(' · '),
      )
    case 'horizontal_rule':
      return []
  }
}

function wordsOf(content: readonly Inline[]): string {
  return content.map((one) => (one.type === 'text' ? one.text.replaceAll('\n', ' ') : '\n')).join('')
}
