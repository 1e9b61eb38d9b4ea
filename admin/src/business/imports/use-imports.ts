import { importPath } from '@ostrov/shared/paths'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../api'

/** The files of a restaurant's menu: checked, applied, undone. */
export function useImports(restaurantId: string, id: string | undefined) {
  const calls = api.restaurant({ restaurantId }).menu_import
  const client = useQueryClient()
  const navigate = useNavigate()
  const keys = { list: ['imports', restaurantId], one: ['imports', restaurantId, id] }
  const list = useQuery({ queryKey: keys.list, queryFn: () => ask(calls.get({ query: {} })) })
  const one = useQuery({
    queryKey: keys.one,
    queryFn: () => ask(calls({ importId: id ?? '' }).get()),
    enabled: id !== undefined,
  })
  const settled = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [of] }) => of === 'imports' || of === 'options' || of === 'menu',
    })
  const check = useMutation({
    mutationFn: (file: File) => ask(calls.post({ files: file })),
    onSuccess: (plan) => {
      client.setQueryData(['imports', restaurantId, plan.id], plan)
      void client.invalidateQueries({ queryKey: keys.list, exact: true })
      navigate(importPath(plan.id))
    },
  })
  const apply = useMutation({
    mutationFn: () => ask(calls({ importId: id ?? '' }).apply.put()),
    onSuccess: () => showToast('Меню обновлено', { kind: 'success' }),
    onSettled: settled,
  })
  const undo = useMutation({
    mutationFn: () => ask(calls({ importId: id ?? '' }).undo.put()),
    onSuccess: () => showToast('Меню как было до\u00A0загрузки', { kind: 'success' }),
    onSettled: settled,
  })
  return { list, one, check, apply, undo }
}
export type Imports = ReturnType<typeof useImports>

/** The server's sentence; under a file that it could not take, the field's own. */
export function complaintOf(problem: Error | null): string | null {
  if (!problem) return null
  if (problem instanceof Problem && problem.errors.files) return 'Выберите файл XLSX или CSV не\u00A0больше 5\u00A0МБ'
  return sentenceOf(problem)
}
