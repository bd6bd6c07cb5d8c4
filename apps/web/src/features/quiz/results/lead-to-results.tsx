import { Navigate, useNavigation } from 'react-router';
import { resultsPaths } from '../../../paths.ts';

/** Back to the results, which say what there is to say. A page that the founder has just pressed comes first. */
export const LeadToResults = () =>
  useNavigation().state === 'idle' ? <Navigate to={resultsPaths.preview} replace /> : null;
