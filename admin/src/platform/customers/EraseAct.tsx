import { ERASE_FORM } from '@ostrov/shared/customers/form'
import { adminMay } from '@ostrov/shared/staff/permissions'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { UserX } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { FormFields } from '../../components/forms/FormFields'
import { CardAct } from '../../components/records/CardAct'
import { useRenewed } from '../../components/records/use-renewed'
import { useAdministrator } from '../../session/people'

type Props = { id: string; name: string }

/** Erases a customer who asked for it in writing, for whose role has it. */
export function EraseAct(props: Props) {
  const [open, setOpen] = useState(false)
  const role = useAdministrator().data?.role
  if (!role || !adminMay(role, 'personal_files')) return null
  return (
    <>
      <CardAct
        icon={UserX}
        variant="danger"
        label="Удалить клиента"
        text={
          'По\u00A0письменному заявлению. Сотрём имя, телефон, почту, фото и\u00A0адреса, как если\u00A0бы клиент удалил аккаунт сам. Вернуть нельзя.'
        }
        onPress={() => setOpen(true)}
      />
      {open && <Letter {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function Letter({ id, name, onClose }: Props & { onClose: () => void }) {
  const renew = useRenewed('customer', id)
  const form = useForm({
    table: ERASE_FORM,
    initial: { letter: '', phone: '' },
    otherwise: 'Не\u00A0получилось удалить',
    submit: async (values) => {
      await ask(api.admin.user({ id }).erase.post(values))
      showToast('Клиент удалён', { kind: 'success' })
      renew()
      onClose()
      return undefined
    },
  })
  return (
    <FormDrawer
      kind="EraseCustomer"
      size="small-centre"
      title={`Удалить: ${name}`}
      form={form}
      onClose={onClose}
      save="Удалить навсегда"
      saving="Удаляем…"
      tone="berry"
    >
      <FormFields form={form} />
    </FormDrawer>
  )
}
