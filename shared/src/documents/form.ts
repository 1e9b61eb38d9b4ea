import type { FormTable } from '../forms/form'
import { slugCheck } from '../forms/slug'
import { richField } from '../rich-text/field'

/** A document of the platform as it is being written. */
export const DOCUMENT_FORM = {
  title: { label: 'Название', kind: 'text', max: 120, required: 'Назовите документ' },
  key: {
    label: 'Ключ',
    kind: 'text',
    max: 60,
    required: 'Укажите ключ',
    checks: [slugCheck],
    placeholder: 'offer',
    hint: 'По\u00A0нему документ находят: offer\u00A0— оферта, её принимают рестораны. После публикации он не\u00A0меняется',
  },
  body: richField({
    label: 'Текст',
    required: 'Напишите текст',
    pictures: false,
    hint: '{сервис}, {сайт} и\u00A0{почта} заменятся на\u00A0название, адрес и\u00A0почту поддержки',
  }),
} as const satisfies FormTable
