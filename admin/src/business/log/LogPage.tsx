import type { AnyQuery } from '@ostrov/shared/lists/table'
import { staffLog } from '@ostrov/shared/staff/lists'
import { SelectField } from '@ostrov/shared/ui/Field'
import { ask } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api'
import { ListPage } from '../../components/lists/ListPage'
import type { ListState } from '../../components/lists/use-list'
import { logColumns } from '../../components/log/columns'
import { useProfile, useRestaurants } from '../../session/people'

/** Who did what in one's restaurants, and what it was before. */
export function LogPage() {
  const { chosen, restaurants } = useRestaurants('owner')
  return (
    <ListPage
      table={staffLog}
      name="log"
      calls={api.logs}
      // The only restaurant there is says nothing: what belongs to none, as a sign-in, stands in the log too.
      narrow={chosen && restaurants.length > 1 && { restaurant_id: chosen.id }}
      text="Кто, что, было → стало."
      caption="Журнал действий"
      chosenBy={WhoField}
      beside="who"
      columns={logColumns()}
      empty={{ title: 'Пока ничего не\u00A0происходило', text: 'Здесь будет каждое изменение в\u00A0кабинете.' }}
      missed={{ text: 'Попробуйте другие дни или уберите фильтры.' }}
    />
  )
}

function WhoField({ list: { query, choose } }: { list: ListState }) {
  const { who = '' }: AnyQuery = query
  const { data: profile } = useProfile()
  const { data } = useQuery({
    queryKey: ['managers', 'names'],
    queryFn: () => ask(api.business_user.managers.get({ query: { limit: 100 } })),
  })
  const people = [...(profile ? [profile] : []), ...(data?.items ?? [])]
  return (
    <SelectField label="Кто" value={String(who)} onChange={({ target }) => choose({ who: target.value || undefined })}>
      <option value="">Все</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
