import { t } from 'elysia'
import { namesOf } from '../wire/names'
import { TABLE_FORMATS } from './tables'

export const TableFormatSchema = t.UnionEnum(namesOf(TABLE_FORMATS), { default: undefined })
