import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { api } from '../../api'
import { CardAct } from '../../components/records/CardAct'
import { useRenewed } from '../../components/records/use-renewed'

/** The letter by which a partner chooses a password, once more. */
export function LetterAct({ id, email }: { id: string; email: string }) {
  const renew = useRenewed('business', id)
  const sent = useMutation({
    mutationFn: () => ask(api.admin.business_user.confirmation_mail({ id }).get()),
    onSuccess: () => showToast(`Письмо ушло на\u00A0${email}`, { kind: 'success' }),
    onError: (problem) => showToast(sentenceOf(problem), { kind: 'error' }),
    onSettled: renew,
  })
  return (
    <CardAct
      icon={Mail}
      label="Письмо ещё раз"
      text={'Ссылка, по\u00A0которой партнёр задаст пароль и\u00A0подтвердит почту.'}
      busy={sent.isPending}
      onPress={() => sent.mutate()}
    />
  )
}
