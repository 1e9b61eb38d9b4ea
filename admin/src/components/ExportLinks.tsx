import { TABLE_FORMATS } from '@ostrov/shared/formats/tables'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { namesOf } from '@ostrov/shared/wire/names'
import { Download } from 'lucide-react'

type Props = { path: string; query: Readonly<Record<string, string | number | boolean | undefined>> }

/** What is shown, as a file of each format; the links are ordinary ones, so the browser says how far it is. */
export function ExportLinks({ path, query }: Props) {
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return namesOf(TABLE_FORMATS).map((format) => (
    <a
      key={format}
      className={buttonClass({})}
      href={`${path}?${new URLSearchParams([...asked, ['format', format]])}`}
      download
    >
      <Download size={20} aria-hidden="true" />
      {TABLE_FORMATS[format]}
    </a>
  ))
}
