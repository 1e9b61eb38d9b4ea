import { documentVersions } from '@ostrov/shared/documents/lists'
import type { DocumentVersionSchema } from '@ostrov/shared/documents/schema'
import { formatNumber } from '@ostrov/shared/formats/money'
import { documentPath, editionPath } from '@ostrov/shared/paths'
import { SelectField } from '@ostrov/shared/ui/Field'
import { ask } from '@ostrov/shared/wire/answers'
import { useState } from 'react'
import { api } from '../../api'
import type { Column } from '../../components/DataTable'
import { CardList } from '../../components/records/CardList'
import { momentColumn } from '../../components/records/columns'
import { EmptyState } from '../../components/States'
import { Difference, type DocumentOfDesk } from './texts'
import './documents.css'

/** Every edition, to be read as everybody reads it, and what differs between any two. */
export function Editions({ row: { id, key, number } }: { row: DocumentOfDesk }) {
  if (number === null)
    return <EmptyState title="Редакций пока нет" text="Первая появится, когда документ опубликуют." />
  const columns: readonly Column<typeof DocumentVersionSchema.static>[] = [
    {
      key: 'number',
      title: 'Редакция',
      cell: (edition) => (
        <a className="ui-link data-table__open" href={editionPath(documentPath(key), edition.number)}>
          {edition.number}
        </a>
      ),
    },
    momentColumn('published_at', 'Опубликована'),
    {
      key: 'published_by',
      title: 'Кто',
      cell: ({ published_by }) => published_by ?? 'При установке',
    },
    { key: 'accepted', title: 'Приняли', align: 'end', cell: ({ accepted }) => formatNumber(accepted) },
  ]
  return (
    <>
      <CardList
        table={documentVersions}
        name={`document:${id}:versions:${number}`}
        read={({ page }) => ask(api.admin.document({ id }).versions.get({ query: { page: Number(page ?? 1) } }))}
        columns={columns}
        empty="Редакций пока нет"
      />
      {number > 1 && <Comparison id={id} number={number} />}
    </>
  )
}

function Comparison({ id, number }: { id: string; number: number }) {
  const [from, setFrom] = useState(number - 1)
  const [to, setTo] = useState(number)
  return (
    <section className="edition-comparison columns gap-4" aria-label="Чем отличаются две редакции">
      <h3>Чем отличаются</h3>
      <div className="ui-pair">
        <EditionField label="Было, редакция" number={number} value={from} onChange={setFrom} />
        <EditionField label="Стало, редакция" number={number} value={to} onChange={setTo} />
      </div>
      <Difference id={id} from={from} to={to} />
    </section>
  )
}

type FieldProps = { label: string; number: number; value: number; onChange: (value: number) => void }

function EditionField({ label, number, value, onChange }: FieldProps) {
  return (
    <SelectField label={label} value={String(value)} onChange={({ target }) => onChange(Number(target.value))}>
      {Array.from({ length: number }, (_, at) => number - at).map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </SelectField>
  )
}
