import { formatMoment } from '@ostrov/shared/formats/time'
import { chipsOf, titleOf, withoutFilters } from '@ostrov/shared/lists/chips'
import { staffLog } from '@ostrov/shared/staff/lists'
import type { LogEntryWire } from '@ostrov/shared/staff/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { SelectField } from '@ostrov/shared/ui/Field'
import { ask } from '@ostrov/shared/wire/answers'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { type Column, DataTable } from '../../components/DataTable'
import { ListFrame } from '../../components/lists/ListFrame'
import { useList } from '../../components/lists/use-list'
import { PageHeader } from '../../components/PageHeader'
import { Pagination } from '../../components/Pagination'
import { useProfile, useRestaurants } from '../../session/people'
import { actorWords, actWords, changeWords, subjectWords } from './words'

/** Who did what in one's restaurants, and what it was before. */
export function LogPage() {
  const list = useList(staffLog)
  const { chosen, restaurants } = useRestaurants('owner')
  // The only restaurant there is says nothing: what belongs to none, as a sign-in, stands in the log too.
  const query = { ...list.query, ...(chosen && restaurants.length > 1 && { restaurant_id: chosen.id }) }
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['log', query],
    queryFn: () => ask(api.logs.get({ query })),
    placeholderData: keepPreviousData,
  })
  const filtered = chipsOf(staffLog, list.query).length > 0 || list.query.who !== undefined
  const [first, last] = [data?.items[0], data?.items.at(-1)]
  return (
    <div className="page">
      <PageHeader title={staffLog.title} tab={titleOf(staffLog, list.query)} text="Кто, что, было → стало." />
      <WhoField who={list.query.who} onChoose={(who) => list.choose({ who })} />
      <ListFrame list={list} total={data?.total}>
        <DataTable
          caption="Журнал действий"
          columns={COLUMNS}
          list={list}
          rows={data?.items}
          rowKey={({ id }) => id}
          error={error}
          onRetry={refetch}
          waiting={isPlaceholderData}
          empty={{
            title: filtered ? 'Ничего не\u00A0нашлось' : 'Пока ничего не\u00A0происходило',
            text: filtered
              ? 'Попробуйте другие дни или уберите фильтры.'
              : 'Здесь будет каждое изменение в\u00A0кабинете.',
            action: filtered && (
              <Button onClick={() => list.choose({ ...withoutFilters(staffLog, list.query), who: undefined })}>
                Сбросить фильтры
              </Button>
            ),
          }}
        />
        {data && first && last && (
          <Pagination list={list} page={data.page} limit={data.limit} total={data.total} ends={[first.id, last.id]} />
        )}
      </ListFrame>
    </div>
  )
}

function WhoField({ who, onChoose }: { who: string | undefined; onChoose: (who: string | undefined) => void }) {
  const { data: profile } = useProfile()
  const { data } = useQuery({
    queryKey: ['managers', 'names'],
    queryFn: () => ask(api.business_user.managers.get({ query: { limit: 100 } })),
  })
  const people = [...(profile ? [profile] : []), ...(data?.items ?? [])]
  return (
    <div className="log-who">
      <SelectField label="Кто" value={who ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
        <option value="">Все</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

const COLUMNS: readonly Column<LogEntryWire>[] = [
  {
    key: 'created_at',
    title: 'Когда',
    cell: ({ created_at, ip }) => (
      <>
        <span className="data-table__whole">{formatMoment(created_at, serverNow())}</span>
        {ip && <span className="data-table__second data-table__whole">{ip}</span>}
      </>
    ),
  },
  {
    key: 'actor',
    title: 'Кто',
    cell: (entry) => (
      <>
        {actorWords(entry)}
        {entry.restaurant && <span className="data-table__second">{entry.restaurant.title}</span>}
      </>
    ),
  },
  {
    key: 'act',
    title: 'Что',
    cell: (entry) => {
      const subject = subjectWords(entry)
      return (
        <>
          {actWords(entry)}
          {subject && <span className="data-table__second">{subject}</span>}
        </>
      )
    },
  },
  { key: 'changes', title: 'Было → стало', cell: (entry) => <Changes entry={entry} /> },
]

function Changes({ entry }: { entry: LogEntryWire }) {
  const changes = changeWords(entry, serverNow())
  if (changes.length === 0) return <span className="ui-muted">—</span>
  return (
    <ul className="log-changes">
      {changes.map(({ label, from, to }) => (
        <li key={label}>
          <span className="ui-muted">{label}: </span>
          {from !== '—' && (
            <>
              <del>{from}</del>
              <span aria-hidden="true"> → </span>
            </>
          )}
          <ins>{to}</ins>
        </li>
      ))}
    </ul>
  )
}
