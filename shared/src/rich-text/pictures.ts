import type { RichImage, RichText } from './grammar'

/** The pictures of a text, in its order. They stand between its paragraphs, in nothing else. */
export function richTextPictures({ content }: RichText): RichImage['attrs'][] {
  return content.flatMap((block) => (block.type === 'image' ? [block.attrs] : []))
}
