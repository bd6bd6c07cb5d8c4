import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../../api/api-error.ts';
import { toasts } from '../../../../ui/toast-queue.ts';
import { hasMore, limitOf, MORE, type Kind } from './stepping.ts';
import { fetchMore, useChoiceState, type Studio } from './use-studio.ts';

/** What a list of one kind needs to offer more of it (spec results §4). */
export const useMore = ({ quiz, recommendations, choices }: Studio, kind: Kind) => {
  const client = useQueryClient();
  const { isSaving } = useChoiceState(choices);
  return {
    limit: limitOf(recommendations, kind),
    hasMore: hasMore(recommendations, kind),
    isSaving,
    onMore: () =>
      fetchMore(client, quiz._id, { [kind]: MORE[kind] }).catch(
        (error: unknown) => void toasts.error(messageOf(error)),
      ),
  };
};
