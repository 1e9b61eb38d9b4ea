import { ACTING_FORM } from '@ostrov/shared/sessions/form'
import { adminMay } from '@ostrov/shared/staff/permissions'
import { useForm } from '@ostrov/shared/ui/use-form'
import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { FormDrawer } from '../../components/forms/FormDrawer'
import { FormFields } from '../../components/forms/FormFields'
import { CardAct } from '../../components/records/CardAct'
import { actAs } from '../../session/acting'
import { useAdministrator } from '../../session/people'

type Props = { kind: 'customer' | 'business'; id: string; name: string }

/** An hour in somebody's account, for whose role has it. */
export function ActAsAct(person: Props) {
  const [open, setOpen] = useState(false)
  const role = useAdministrator().data?.role
  if (!role || !adminMay(role, 'impersonation')) return null
  return (
    <>
      <CardAct
        icon={LogIn}
        label="Войти как…"
        text={
          person.kind === 'customer'
            ? 'Откроется сайт, каким его видит клиент, на\u00A0час. Кто вошёл на\u00A0сайт в\u00A0этом браузере, потом войдёт заново.'
            : 'Откроется кабинет, каким его видит партнёр, на\u00A0час.'
        }
        onPress={() => setOpen(true)}
      />
      {open && <Reason {...person} onClose={() => setOpen(false)} />}
    </>
  )
}

function Reason({ kind, id, name, onClose }: Props & { onClose: () => void }) {
  const { pathname } = useLocation()
  const [isIn, setIn] = useState(false)
  const form = useForm({
    table: ACTING_FORM,
    initial: { reason: '', writes: false },
    submit: async ({ reason, writes }) => {
      await actAs({ kind, id, reason, writes, from: pathname })
      setIn(true)
      return undefined
    },
  })
  return (
    <FormDrawer
      kind="ActAs"
      size="small-centre"
      title={`Войти как ${name}`}
      form={{ ...form, dirty: form.dirty && !isIn && !form.busy }}
      onClose={onClose}
      save={form.values.writes ? 'Войти с\u00A0правом менять' : 'Войти и\u00A0смотреть'}
      saving="Входим…"
    >
      <FormFields form={form} />
    </FormDrawer>
  )
}
