import type { createChat } from '../features/chat/chat.service.ts';
import type { TestHouse } from './house.ts';

/** Somebody who may ask the strategist, as its service knows them. */
export type Chatter = Parameters<ReturnType<typeof createChat>['begin']>[0];

/** A person of this house whose tier and switches open the chat. */
export const chatterOf = async (house: TestHouse): Promise<Chatter> => {
  const { id, quizId } = await house.person({ tier: 'studio' });
  return {
    _id: id,
    activeQuizId: quizId,
    status: 'active',
    permissions: new Set(),
    features: new Set(['chat.enabled']),
    flags: new Set(['chatbot.enabled']),
    subscription: { subscriptionKey: 'studio' },
    expired: false,
    quizCompleted: true,
  };
};
