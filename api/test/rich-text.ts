import type { RichText } from '@ostrov/shared/rich-text/grammar'

/** A rich text of these paragraphs. */
export const richText = (...paragraphs: string[]): RichText => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
