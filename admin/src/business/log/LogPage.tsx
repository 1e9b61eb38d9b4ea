import { titleOf } from '@ostrov/shared/lists/chips'
import { staffLog } from '@ostrov/shared/staff/lists'
import { SelectField } from '@ostrov/shared/ui/Field'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { ListRows, useRows } from '../../components/lists/ListRows'
import { useFacets } from '../../components/lists/use-facets'
import { useList } from '../../components/lists/use-list'
import { logColumns } from '../../components/log/columns'
import { PageHeader } from '../../components/PageHeader'
import { useProfile, useRestaurants } from '../../session/people'

/** Who did what in one's restaurants, and what it was before. */
export function LogPage() {
  const list = useList(staffLog)
  const { chosen, restaurants } = useRestaurants('owner')
  // The only restaurant there is says nothing: what belongs to none, as a sign-in, stands in the log too.
  const query = { ...list.query, ...(chosen && restaurants.length > 1 && { restaurant_id: chosen.id }) }
  const facets = useFacets('log', query, (filters) => ask(api.logs.facets.get({ query: filters })))
  const rows = useRows('log', query, () => ask(api.logs.get({ query })))
  return (
    <div className="page">
      <PageHeader title={staffLog.title} tab={titleOf(staffLog, list.query)} text="Кто, что, было → стало." />
      <ListRows
        list={list}
        rows={rows}
        facets={facets}
        chosenBy={<WhoField who={list.query.who} onChoose={(who) => list.choose({ who })} />}
        caption="Журнал действий"
        columns={logColumns()}
        beside="who"
        empty={{
          title: 'Пока ничего не\u00A0происходило',
          text: 'Здесь будет каждое изменение в\u00A0кабинете.',
        }}
        missed={{ text: 'Попробуйте другие дни или уберите фильтры.' }}
        steady
      />
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
    <SelectField label="Кто" value={who ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
      <option value="">Все</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
