export const approvalReminded = 'approval-reminded';
export const approvalEscalated = 'approval-escalated';
