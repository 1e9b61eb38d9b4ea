import type { CounterStateWire } from '@ostrov/shared/counters/schema'
import type { FormTable, Values } from '@ostrov/shared/forms/form'
import type { FieldsProps } from '@ostrov/shared/ui/FormFields'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormFields } from '../../components/forms/FormFields'
import { SaveBar } from '../../components/forms/SaveBar'
import { OneRestaurant } from '../../components/OneRestaurant'
import { ErrorState, SkeletonRows } from '../../components/States'
import { CounterState } from './CounterState'
import { counterKey, counterMenuKey } from './counter-key'
import { IntegrationsHead } from './IntegrationsHead'

type CounterKindScreen<Name extends string, Typed extends Values, Wire extends CounterStateWire> = {
  /** Stands in the addresses of its calls. */
  kind: string
  name: string
  about: ReactNode
  table: FormTable<Name>
  groups: NonNullable<FieldsProps<Name>['groups']>
  typedOf(counter: Wire): Typed
  read(id: string): Promise<Wire>
  save(id: string, typed: Typed): Promise<Wire>
  /** What stands below once it is set up, for who may change the menu. */
  menu?: (id: string) => ReactNode
}

/** The screen of a kind of counter beside the usual one: how it does, and how it is reached. */
export function counterPage<Name extends string, Typed extends Values, Wire extends CounterStateWire>(
  screen: CounterKindScreen<Name, Typed, Wire>,
) {
  const keyOf = (id: string) => [...counterKey(id), screen.kind]

  function Loaded({ id, mayImport }: { id: string; mayImport: boolean }) {
    const { data, error, isFetching, refetch } = useQuery({
      queryKey: keyOf(id),
      queryFn: () => screen.read(id),
      refetchOnWindowFocus: false,
    })
    if (!data) {
      return error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />
    }
    return (
      <>
        <CounterState id={id} counter={data} />
        <Settings id={id} counter={data} />
        {data.has_secret && mayImport && screen.menu?.(id)}
      </>
    )
  }

  function Settings({ id, counter }: { id: string; counter: Wire }) {
    const client = useQueryClient()
    const form = useForm({
      table: screen.table,
      initial: screen.typedOf(counter),
      submit: async (typed) => {
        const saved = await screen.save(id, typed)
        client.setQueryData(keyOf(id), saved)
        void client.invalidateQueries({ queryKey: counterKey(id), exact: true })
        void client.invalidateQueries({ queryKey: counterMenuKey(id) })
        showToast('Сохранено', { kind: 'success' })
        return screen.typedOf(saved)
      },
    })
    return (
      <section className="stack gap-4" aria-labelledby="counter-settings">
        <h2 id="counter-settings">Настройки</h2>
        <form className="form counter-form" {...form.bind}>
          <FormFields form={form} groups={screen.groups} />
          <SaveBar form={form} />
        </form>
      </section>
    )
  }

  return function CounterKindPage() {
    return (
      <OneRestaurant permission="integrations" title="Интеграции">
        {({ id, title, permissions }) => (
          <div className="page page--narrow">
            <IntegrationsHead restaurant={title} tab={screen.name} />
            <p className="ui-muted">{screen.about}</p>
            <Loaded id={id} mayImport={permissions.includes('menu')} />
          </div>
        )}
      </OneRestaurant>
    )
  }
}

/** The secret goes only where it was typed: what is kept stays without one. */
export const withSecret = <Typed extends { secret: string }>({ secret, ...rest }: Typed) => ({
  ...rest,
  ...(secret.trim() !== '' && { secret }),
})
