import { quoted } from '@ostrov/shared/formats/quoted'
import { NOUNS } from '@ostrov/shared/nouns'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { LIST_VIEW_FORM } from '@ostrov/shared/views/form'
import type { ListViewWire } from '@ostrov/shared/views/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { useQueryClient } from '@tanstack/react-query'
import { DeleteButton } from '../forms/DeleteButton'
import { FormDrawer } from '../forms/FormDrawer'
import { useViewsDoor } from './use-views'

type Props = {
  /** The name of the list’s table. */
  list: string
  /** What a new view shows. */
  address: string
  /** The one that is changed; null where one is saved. */
  view: ListViewWire | null
  onClose: () => void
}

/** A view’s name and whether it opens first; its removal. */
export function ListViewForm({ list, address, view, onClose }: Props) {
  const door = useViewsDoor()
  const client = useQueryClient()
  const finish = async (said: string) => {
    await client.invalidateQueries({ queryKey: ['list-views', list] })
    showToast(said, { kind: 'success' })
    onClose()
  }
  const form = useForm({
    table: LIST_VIEW_FORM,
    initial: { name: view?.name ?? '', is_default: view?.is_default ?? false },
    blame: 'name',
    submit: async (typed) => {
      const saved = await ask(view ? door({ id: view.id }).put(typed) : door.post({ list, address, ...typed }))
      await finish(`Вид ${quoted(saved.name)} сохранён`)
      return typed
    },
  })
  return (
    <FormDrawer
      kind="ListView"
      size="small"
      title={view ? `Вид ${quoted(view.name)}` : 'Новый вид списка'}
      form={form}
      onClose={onClose}
      aside={
        view && (
          <DeleteButton
            what={NOUNS.list_view.accusative}
            text="Сам список останется как есть."
            send={() => ask(door({ id: view.id }).delete())}
            onDone={() => void finish(`Вид ${quoted(view.name)} удалён`)}
          />
        )
      }
    >
      <FormField form={form} name="name" />
      <FormField form={form} name="is_default" />
    </FormDrawer>
  )
}
