/** The few types of the AWS SDK for SQS that the sample about queues names. */

declare module '@aws-sdk/client-sqs' {
  type Message = {QueueUrl: string | undefined; MessageBody: string | undefined};

  export class SendMessageCommand {
    input: Message;
    constructor(input: Message);
  }

  export class SQSClient {
    constructor(config: {region?: string});
    send(command: SendMessageCommand): Promise<{MessageId?: string}>;
  }
}
