import type { Check, FormTable, Values } from '../forms/form'
import { CATALOGUES, isSlug, SLUG_MAX } from './catalogues'

const slugCheck: Check = (value) => (isSlug(value) ? null : 'Латинские строчные буквы, цифры и\u00A0дефисы')
const isGeneration = ({ catalogue }: Values) => catalogue === 'car_generation'
const hasParent = ({ catalogue }: Values) => catalogue !== 'car_mark'
const notBefore: Check = (value, { from_year }) =>
  Number(value) >= Number(from_year ?? 0) ? null : 'Не\u00A0раньше начала выпуска'
const FIXED = 'Потом его не\u00A0изменить: по\u00A0нему запись знают объявления'
const YEARS = { kind: 'number', min: 1930, max: 2100, when: isGeneration } as const

/** An entry of a catalogue. */
export const CATALOGUE_ENTRY_FORM = {
  catalogue: { label: 'Каталог', kind: 'choice', choices: CATALOGUES, required: 'Выберите каталог' },
  parent_id: { label: 'Внутри', kind: 'reference', of: 'catalogue_entry', when: hasParent },
  name: { label: 'Название', kind: 'text', max: 80, required: 'Назовите запись' },
  slug: {
    ...{ label: 'Ключ', kind: 'text', max: SLUG_MAX, required: 'Укажите ключ', checks: [slugCheck] },
    ...{ hint: FIXED, placeholder: 'toyota-prius' },
  },
  from_year: { label: 'Выпускали с', ...YEARS, required: 'Укажите год' },
  to_year: { label: 'По', ...YEARS, checks: [notBefore], hint: 'Пусто, если выпускают и\u00A0сейчас' },
  sort: {
    label: 'Порядок',
    kind: 'number',
    max: 10_000,
    hint: 'Меньшее число стоит раньше, равные идут по\u00A0алфавиту; пусто\u00A0— в\u00A0конец',
  },
  is_hidden: {
    label: 'Скрыть',
    kind: 'flag',
    hint: 'Её и\u00A0всё, что внутри, нельзя будет выбрать; объявления останутся',
  },
} as const satisfies FormTable
