import type { FormTable } from '@ostrov/shared/forms/form'
import { ORDERS } from '@ostrov/shared/paths'
import { richField } from '@ostrov/shared/rich-text/field'
import type { Inline, Mark, RichText } from '@ostrov/shared/rich-text/grammar'

export const RICH = {
  text: richField({
    label: 'Статья',
    max: 2000,
    required: 'Напишите статью',
    placeholder: 'О\u00A0чём расскажете?',
    counted: true,
  }),
} satisfies FormTable

const words = (text: string, ...marks: Mark[]): Inline => ({ type: 'text', text, ...(marks.length > 0 && { marks }) })
const paragraph = (...content: Inline[]) => ({ type: 'paragraph' as const, content })
const item = (...content: Inline[]) => ({ type: 'list_item' as const, content: [paragraph(...content)] })

/** Every part that a text may have but a picture, which has to be stored first. */
export const RICH_SAMPLE: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [words('Как мы\u00A0возим в\u00A0метель')] },
    paragraph(
      words('Дороги закрывают '),
      words('без предупреждения', { type: 'bold' }),
      words(', поэтому смотрите '),
      words('сводку', { type: 'link', attrs: { href: 'https://example.com/roads' } }),
      words(' или '),
      words('свои заказы', { type: 'link', attrs: { href: ORDERS } }),
      words('.'),
    ),
    {
      type: 'bullet_list',
      content: [
        item(words('позвоним до\u00A0выезда')),
        item(words('вернём деньги '), words('целиком', { type: 'italic' })),
      ],
    },
    { type: 'heading', attrs: { level: 3 }, content: [words('Что делать')] },
    { type: 'ordered_list', content: [item(words('дождаться звонка')), item(words('выбрать новое время'))] },
    { type: 'blockquote', content: [paragraph(words('Лучше поздно, чем в\u00A0кювете.'))] },
    { type: 'horizontal_rule' },
    paragraph(words('Обновлено в\u00A0ноябре.')),
  ],
}
