import { countOf } from '@ostrov/shared/formats/plural'
import { quoted } from '@ostrov/shared/formats/quoted'
import type { ImportWire } from '@ostrov/shared/imports/schema'

/** «новых 3, изменится 12, без изменений 480, с ошибками 20» */
export function countsWords({ create, change, same, wrong }: ImportWire['counts']): string {
  const parts = [
    create > 0 && `новых ${create}`,
    change > 0 && `изменится ${change}`,
    same > 0 && `без изменений ${same}`,
    wrong > 0 && `с\u00A0ошибками ${wrong}`,
  ]
  return parts.filter((part) => part !== false).join(', ') || 'пусто'
}

export const rowsWords = (count: number) => countOf(count, 'строку', 'строки', 'строк')

/** «5» or «5, лист «Напитки»» */
export const placeWords = (line: number, sheet: string | undefined) =>
  sheet === undefined ? String(line) : `${line}, лист\u00A0${quoted(sheet)}`
