import { Kind, Type, TypeRegistry } from '@sinclair/typebox'
import type { Field } from '../forms/form'
import { sentencesOf } from '../forms/schema'
import { richTextComplaint } from './check'
import { NODES, type RichText } from './grammar'

TypeRegistry.Set('RichText', (_, value) => richTextComplaint(value) === null)

const RULES = Object.entries(NODES)
  .map(([name, { holds, marks, attrs }]) => {
    const parts = [
      holds && `holds ${holds.join(', ')}`,
      marks && `marks ${marks.join(', ')}`,
      attrs && `attrs ${attrs.join(', ')}`,
    ]
    return `${name}${parts.some(Boolean) ? `: ${parts.filter(Boolean).join('; ')}` : ''}`
  })
  .join('. ')

/** The rich text of a form's field in a body: what may stand in it is `grammar.ts`, its refusal names the block. */
export function richTextSchema(field: Field) {
  return Type.Unsafe<RichText>({
    type: 'object',
    required: ['type', 'content'],
    properties: {
      type: { type: 'string', enum: ['doc'] },
      content: { type: 'array', minItems: 1, items: {} },
    },
    // What cleans bodies would leave out what it does not know: here that is refused.
    additionalProperties: true,
    description: `JSON of a ProseMirror document. ${RULES}. Marks: bold, italic, link (attrs href: https, mailto, tel or a path of this site).`,
    ...sentencesOf(field),
    [Kind]: 'RichText',
  })
}
