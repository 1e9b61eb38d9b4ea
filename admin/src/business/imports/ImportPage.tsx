import { TABLE_FORMATS, type TableFormat } from '@ostrov/shared/formats/tables'
import { formatMoment } from '@ostrov/shared/formats/time'
import { IMPORT_STATUSES } from '@ostrov/shared/imports/columns'
import type { ImportWire } from '@ostrov/shared/imports/schema'
import { importPath, MENU_IMPORT } from '@ostrov/shared/paths'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
import { ArrowLeft, Download } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { serverNow } from '../../clock'
import { FilePicker } from '../../components/FilePicker'
import { OneRestaurant } from '../../components/OneRestaurant'
import { PageHeader } from '../../components/PageHeader'
import { ErrorState, SkeletonRows } from '../../components/States'
import { StatusBadge } from '../../components/StatusBadge'
import { MenuTabs } from '../sale/MenuTabs'
import { FormatHelp } from './FormatHelp'
import { PlanView } from './PlanView'
import { countsWords } from './plan-words'
import { complaintOf, type Imports, useImports } from './use-imports'

/** A menu out of a file and into one. */
export function ImportPage() {
  return (
    <OneRestaurant permission="menu" title="Импорт меню">
      {({ id }) => <ImportOf restaurantId={id} />}
    </OneRestaurant>
  )
}

function ImportOf({ restaurantId }: { restaurantId: string }) {
  const { id } = useParams()
  const imports = useImports(restaurantId, id)
  return (
    <div className="page">
      <PageHeader title="Импорт и&nbsp;выгрузка" tab="Импорт меню" />
      <MenuTabs />
      {id === undefined ? <Ways restaurantId={restaurantId} imports={imports} /> : <OneFile imports={imports} />}
    </div>
  )
}

/** A file in, the menu out, and what was loaded before. */
function Ways({ restaurantId, imports: { list, check } }: { restaurantId: string; imports: Imports }) {
  return (
    <>
      <div className="import-ways columns gap-4">
        <section className="ui-card import-way">
          <h2>Загрузить из&nbsp;файла</h2>
          <p className="ui-muted">
            Сначала покажем, что изменится. До&nbsp;«Применить» в&nbsp;меню не&nbsp;меняется ничего.
          </p>
          <FilePicker
            legend="Файл меню"
            accept=".xlsx,.csv"
            kinds="XLSX или CSV, до&nbsp;2&nbsp;000&nbsp;строк"
            busy={check.isPending && 'Проверяем…'}
            complaint={complaintOf(check.error)}
            onFile={check.mutate}
          />
        </section>
        <section className="ui-card import-way">
          <h2>Выгрузить меню</h2>
          <p className="ui-muted">Поправьте цены и&nbsp;названия в&nbsp;таблице и&nbsp;загрузите её обратно.</p>
          <Downloads restaurantId={restaurantId} at="export" words="Меню" />
          <p className="ui-muted">Начинаете с&nbsp;нуля? Возьмите пример.</p>
          <Downloads restaurantId={restaurantId} at="example" words="Пример" />
        </section>
      </div>
      <FormatHelp />
      {list.data && list.data.items.length > 0 && <History items={list.data.items} />}
    </>
  )
}

/** What a file would do, or did. */
function OneFile({ imports }: { imports: Imports }) {
  const { one } = imports
  return (
    <>
      <Link className="ui-link page__back" to={MENU_IMPORT}>
        <ArrowLeft size={20} aria-hidden="true" />
        Другой файл
      </Link>
      {one.data ? (
        <PlanView plan={one.data} imports={imports} />
      ) : one.error ? (
        <ErrorState text={sentenceOf(one.error)} onRetry={one.refetch} />
      ) : (
        <SkeletonRows />
      )}
    </>
  )
}

type Downloads = { restaurantId: string; at: 'export' | 'example'; words: string }

function Downloads({ restaurantId, at, words }: Downloads) {
  const url = (format: TableFormat) => `/api/restaurant/${restaurantId}/menu_import/${at}?format=${format}`
  return (
    <div className="cluster gap-3">
      {namesOf(TABLE_FORMATS).map((format) => (
        <a key={format} className={buttonClass({})} href={url(format)} download>
          <Download size={20} aria-hidden="true" />
          <span>
            <span className="ui-hidden">{words}: </span>
            {TABLE_FORMATS[format]}
          </span>
        </a>
      ))}
    </div>
  )
}

const TONES = { planned: 'amber', applied: 'leaf', undone: 'ink' } as const

function History({ items }: { items: readonly ImportWire[] }) {
  return (
    <section aria-labelledby="import-history">
      <h2 id="import-history">Прошлые загрузки</h2>
      <ul className="import-history">
        {items.map(({ id, file_name, status, counts, created_at }) => (
          <li key={id}>
            <Link className="import-history__one bar gap-3" to={importPath(id)}>
              <span>
                {file_name}
                <span className="ui-muted ui-small import-history__when">
                  {formatMoment(created_at, serverNow())} · {countsWords(counts)}
                </span>
              </span>
              <StatusBadge label={IMPORT_STATUSES[status]} tone={TONES[status]} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
