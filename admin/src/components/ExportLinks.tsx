import { formatNumber } from '@ostrov/shared/formats/money'
import { EXPORTED_ROWS, TABLE_FORMATS } from '@ostrov/shared/formats/tables'
import { COUNTED } from '@ostrov/shared/lists/table'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { namesOf } from '@ostrov/shared/wire/names'
import { Download } from 'lucide-react'
import { useId } from 'react'

type Props = {
  path: string
  query: Readonly<Record<string, string | number | boolean | undefined>>
  /** How many rows there are, counted as a list counts them. */
  total?: number
}

/** What is shown, as a file of each format; the links are ordinary ones, so the browser says how far it is. */
export function ExportLinks({ path, query, total = 0 }: Props) {
  const note = useId()
  const isLong = total > COUNTED
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return (
    <>
      {isLong && (
        <span id={note} className="ui-muted">{`В\u00A0файле\u00A0— первые ${formatNumber(EXPORTED_ROWS)}`}</span>
      )}
      {namesOf(TABLE_FORMATS).map((format) => (
        <a
          key={format}
          className={buttonClass({})}
          href={`${path}?${new URLSearchParams([...asked, ['format', format]])}`}
          aria-describedby={isLong ? note : undefined}
          download
        >
          <Download size={20} aria-hidden="true" />
          {TABLE_FORMATS[format]}
        </a>
      ))}
    </>
  )
}
